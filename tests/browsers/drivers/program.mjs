/** Starts programs of a driver, and ends them with all their children. */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

/**
 * In its own process group, so that a browser's children end with it.
 * @param {string} command @param {string[]} parameters @param {NodeJS.ProcessEnv} [env]
 */
export function start(command, parameters, env = {}) {
  const child = spawn(command, parameters, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (/** @type {Buffer} */ data) => {
    said = `${said}${data.toString()}`.slice(-2000);
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const end = () => {
    if (!isOver() && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', end);
  return {
    /** @param {number} port resolves once the program listens there */
    listensOn: async (port) => {
      const until = Date.now() + 60_000;
      while (!(await accepts(port))) {
        if (isOver() || Date.now() > until) throw new Error(`${command} does not start. ${said}`);
        await new Promise((done) => setTimeout(done, 100));
      }
    },
    end: () => {
      process.removeListener('exit', end);
      end();
    },
  };
}

/** @param {number} port @returns {Promise<boolean>} */
function accepts(port) {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => {
      done(false);
    });
  });
}

/** A free port. @returns {Promise<number>} */
export function freePort() {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => {
        done(port);
      });
    });
  });
}
