/** The built page in front of a hall that does not bring it along: files here, the API there. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { extname, join, normalize } from 'node:path';

const DIST = new URL('../dist', import.meta.url).pathname;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The same policy as the hall's own, so that a page that breaks it breaks here too. */
const POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

export async function servePage(hall) {
  const { hostname, port } = new URL(hall);
  const sockets = new Set();
  const server = createServer((incoming, answer) => {
    if (!incoming.url.startsWith('/api')) return file(incoming.url, answer);
    const headers = { ...incoming.headers, host: `${hostname}:${port}` };
    if (headers.origin) headers.origin = hall;
    const onward = request({
      hostname,
      port,
      path: incoming.url,
      method: incoming.method,
      headers,
    });
    onward.on('response', (reply) => {
      answer.writeHead(reply.statusCode, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.writeHead(502).end());
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming, socket) => {
    const onward = connect(Number(port), hostname, () => {
      const headers = Object.entries({
        ...incoming.headers,
        host: `${hostname}:${port}`,
        origin: hall,
      });
      const lines = headers.map(([name, value]) => `${name}: ${value}`).join('\r\n');
      onward.write(`GET ${incoming.url} HTTP/1.1\r\n${lines}\r\n\r\n`);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [socket, onward]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        socket.destroy();
        onward.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close();
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function file(url, answer) {
  const path = join(DIST, normalize(decodeURIComponent(url.split('?')[0])));
  const found = extname(path) && existsSync(path) ? path : join(DIST, 'index.html');
  answer.writeHead(200, {
    'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
    'content-security-policy': POLICY,
  });
  answer.end(readFileSync(found));
}
