const svg = 'http://www.w3.org/2000/svg';

// Drawn on 24 × 24, as lines unless a path is filled.
const capsule = 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3z';
const stand = 'M6 11a6 6 0 0 0 12 0M12 17v4M9 21h6';

const lines = {
  microphone: [capsule, stand],
  microphoneFilled: [stand],
  microphoneSlashed: [capsule, stand, 'M4 4l16 16'],
  microphoneHeld: [stand, 'M19.5 3v4M22 5h-5'],
  progress: ['M12 4a8 8 0 1 1-8 8'],
  waveform: ['M4 10v4M8 7v10M12 4v16M16 7v10M20 10v4'],
  speaker: ['M15.5 9a4.5 4.5 0 0 1 0 6M18.2 6.5a8 8 0 0 1 0 11'],
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
  form: ['M5 4h14v6H5zM5 14h14v6H5z', 'M8 7h4M8 17h7'],
};

const fills = {
  microphoneFilled: capsule,
  microphoneHeld: capsule,
  stop: 'M8 6.5h8A1.5 1.5 0 0 1 17.5 8v8a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 16V8A1.5 1.5 0 0 1 8 6.5z',
  stopCircle:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM9.4 8.4a1 1 0 0 0-1 1v5.2a1 1 0 0 0 1 1h5.2a1 1 0 0 0 1-1V9.4a1 1 0 0 0-1-1z',
  speaker: 'M4 9.5v5h3.2l4.8 4v-13l-4.8 4z',
};

/** The sign `name`; it takes the colour of its text and, unless said otherwise, 1.5 of its size. */
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
