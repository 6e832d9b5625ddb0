import { createServer, type Socket } from 'node:net';

/** A mail server that writes down what it is told; `refuse` answers to `RCPT TO`. */
export function mailServer(refuse = false) {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let data: string | null = null;
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        if (data !== null) {
          if (line !== '.') data += `${line}\n`;
          else {
            letters.push(data);
            data = null;
            socket.write('250 taken\r\n');
          }
        } else if (/^DATA/i.test(line)) {
          data = '';
          socket.write('354 go on\r\n');
        } else socket.write(/^RCPT/i.test(line) && refuse ? '550 nobody\r\n' : '250 fine\r\n');
      }
    });
  });
  return { server, letters, sockets };
}
