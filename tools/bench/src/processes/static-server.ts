/** Serves the files of one folder as its own process, for comparison with the site's cached pages. Prints its port once it listens. */
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder = '.'] = process.argv.slice(2);
const serve = sirv(folder, { brotli: true, etag: true });
const server = createServer((request, response) => {
  serve(request, response, () => {
    response.writeHead(404).end();
  });
});
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : 0}\n`);
});
