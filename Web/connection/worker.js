// Runs the connection in a worker, so that a busy page neither delays nor drops audio.
import { Connection } from './connection.js';

let connection = null;

const does = {
  start({ url, hello, session }) {
    connection = new Connection(url, hello, session, (message) => postMessage(message));
    connection.open();
  },
  act: ({ action, era }) => connection.act(action, era),
  inform: ({ message, greeting }) => connection.inform(message, greeting),
  report({ message, port, era }) {
    if (!connection.report(message, era) || !port) return;
    port.onmessage = ({ data }) => connection.hear(message.opening, data.first, data.samples);
  },
  speaker: ({ port }) => connection.speaker(port),
  renew: () => connection.renew(),
  check: () => connection.check(),
  reopen: () => connection.open(),
  stop() {
    connection.close();
    close();
  },
};

onmessage = ({ data }) => does[data.do](data);

addEventListener('online', () => connection?.check());
addEventListener('offline', () => postMessage({ type: 'link', state: 'offline' }));
