/** Sends what came on standard input to everybody who asks: the least that Node can do. */
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [encoding = 'identity'] = process.argv.slice(2);
const body = await buffer(process.stdin);
const server = createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(encoding === 'br' && { 'content-encoding': 'br' }),
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
