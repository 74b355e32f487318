const svg = 'http://www.w3.org/2000/svg';

// Icons use a 24 × 24 grid and are stroked unless a path is filled.
const capsule = 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3z';
const stand = 'M6 11a6 6 0 0 0 12 0M12 17v4M9 21h6';

const handset =
  'M6.2 3.5h2.6l1.6 4-2 1.6a11 11 0 0 0 5.5 5.5l1.6-2 4 1.6v2.6a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4.2 5.7a2 2 0 0 1 2-2.2z';

// A small hand next to the microphone's head.
const grip =
  'M17.4 9.6c-.9-.5-1.5-1.3-1.6-2.3l-.2-1.5c-.1-.6.6-.9 1-.4l.6.8V2.6c0-.8 1.2-.8 1.2 0v2.1h.3v-2.6c0-.8 1.2-.8 1.2 0v2.6h.3v-2.2c0-.8 1.2-.8 1.2 0v2.4h.3V3.5c0-.7 1.1-.7 1.1 0v3.3c0 2-1.4 3.3-3.2 3.3-.8 0-1.5-.1-2.2-.5z';

const lines = {
  microphone: [capsule, stand],
  microphoneFilled: [stand],
  microphoneSlashed: [capsule, stand, 'M4 4l16 16'],
  microphoneHeld: [stand],
  progress: ['M12 4a8 8 0 1 1-8 8'],
  waveform: ['M4 10v4M8 7v10M12 4v16M16 7v10M20 10v4'],
  speaker: ['M14.2 10a3 3 0 0 1 0 4', 'M16.7 7.8a6.2 6.2 0 0 1 0 8.4', 'M19.2 5.6a9.4 9.4 0 0 1 0 12.8'],
  alert: ['M12 4.2 2.9 19.5h18.2zM12 10v4.6M12 17.2v.1'],
  check: ['M5 12.5l4.6 4.6L19.2 7.2'],
  back: ['M15 5l-7 7 7 7'],
  forward: ['M9 5l7 7-7 7'],
  send: ['M12 19V5M6 11l6-6 6 6'],
  keyboard: [
    'M4.5 6.5h15a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5z',
    'M7 10.2h.1M10.3 10.2h.1M13.6 10.2h.1M16.9 10.2h.1M8.5 14h7',
  ],
  sound: ['M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1', 'M15 5v4M9 10v4M17 15v4'],
  chat: ['M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z'],
  note: ['M6 3.5h8L19 8.5V19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1-1.5z', 'M14 3.5v5h5M8.5 13h7M8.5 16.5h5'],
  meal: ['M4 12.5h16a8 8 0 0 1-16 0zM8.5 9c0-1.6 1.4-1.6 1.4-3.2M13 9c0-1.6 1.4-1.6 1.4-3.2'],
  call: [handset],
  close: ['M7 7l10 10M17 7 7 17'],
  gear: [
    'M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z',
    'M10.3 3.5h3.4l.5 2.5 1.7 1 2.4-.9 1.7 3-1.9 1.6v2l1.9 1.6-1.7 3-2.4-.9-1.7 1-.5 2.5h-3.400l-.5-2.5-1.7-1-2.4.9-1.7-3 1.9-1.6v-2L4.1 9.100l1.7-3 2.4.9 1.7-1z',
  ],
  trash: ['M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5'],
  form: ['M5 4h14v6H5zM5 14h14v6H5z', 'M8 7h4M8 17h7'],
};

const fills = {
  microphoneFilled: capsule,
  microphoneHeld: `${capsule}${grip}`,
  stop: 'M8 6.5h8A1.5 1.5 0 0 1 17.5 8v8a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 16V8A1.5 1.5 0 0 1 8 6.5z',
  stopCircle:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM9.4 8.4a1 1 0 0 0-1 1v5.2a1 1 0 0 0 1 1h5.2a1 1 0 0 0 1-1V9.4a1 1 0 0 0-1-1z',
  speaker: 'M3 9.5v5h2.9l4.4 3.9V5.6L5.9 9.5z',
  alertFilled:
    'M12 3.2a1.3 1.3 0 0 1 1.1.7l8.6 15a1.3 1.3 0 0 1-1.1 1.9H3.4a1.3 1.3 0 0 1-1.1-1.9l8.6-15a1.3 1.3 0 0 1 1.1-.7zm-1 5.8v5.4a1 1 0 0 0 2 0V9a1 1 0 0 0-2 0zm1 7.4a1.15 1.15 0 1 0 0 2.3 1.15 1.15 0 0 0 0-2.3z',
  hangUp:
    'M12 9c3.4 0 6.5 1 8.7 2.7a1.8 1.8 0 0 1 .6 1.9l-.6 2.2a1.2 1.2 0 0 1-1.5.8l-3-.9a1.2 1.2 0 0 1-.9-1.2l.1-1.7a11.5 11.5 0 0 0-6.8 0l.1 1.7a1.2 1.2 0 0 1-.9 1.2l-3 .9a1.2 1.2 0 0 1-1.5-.8l-.6-2.2a1.8 1.8 0 0 1 .6-1.9C5.5 10 8.6 9 12 9z',
  play: 'M8 5.4v13.2a.8.8 0 0 0 1.2.7l10.3-6.6a.8.8 0 0 0 0-1.4L9.2 4.7a.8.8 0 0 0-1.2.7z',
  pause: 'M7 5h3.2v14H7zM13.8 5H17v14h-3.2z',
};

/**
 * Creates the icon `name`, in the color of the surrounding text and 1.5 times its size by default.
 */
export function icon(name) {
  const sign = document.createElementNS(svg, 'svg');
  sign.setAttribute('viewBox', '0 0 24 24');
  sign.setAttribute('aria-hidden', 'true');
  sign.setAttribute('class', name === 'progress' ? 'icon turning' : 'icon');
  sign.dataset.name = name;
  if (fills[name]) sign.append(path(fills[name], 'filled'));
  for (const line of lines[name] ?? []) sign.append(path(line, 'line'));
  return sign;
}

function path(shape, kind) {
  const made = document.createElementNS(svg, 'path');
  made.setAttribute('d', shape);
  made.setAttribute('class', kind);
  if (kind === 'filled') made.setAttribute('fill-rule', 'evenodd');
  return made;
}
