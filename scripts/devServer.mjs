import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const onWindows = process.platform === 'win32';

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
}

/**
 * The first free port, starting with this one.
 *
 * @param {number} from
 */
export async function freePort(from) {
  let port = from;
  while (!(await isFree(port))) port += 1;
  return port;
}

/** A development server in its own process group, so that its child processes stop with it. */
export class DevServer {
  /**
   * @param {string} name
   * @param {number} port
   * @param {string} script
   * @param {string[]} args
   */
  constructor(name, port, script, args) {
    this.name = name;
    this.url = `http://localhost:${port}/`;
    this.child = spawn(process.execPath, [script, ...args, '--port', String(port)], { detached: !onWindows });
    this.hasEnded = false;
    this.ended = new Promise((resolve) => this.child.once('exit', resolve)).then(() => {
      this.hasEnded = true;
    });
    this.unseen = '';
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (text) => {
        this.unseen = (this.unseen + text).slice(-4000);
      });
    }
  }

  /** Waits for its first response. False if it ends before. */
  async answers() {
    while (!this.hasEnded) {
      const response = await fetch(this.url).catch(() => undefined);
      if (response?.ok) return true;
      await delay(200);
    }
    return false;
  }

  /** Prints its output from now on. */
  show() {
    this.unseen = '';
    for (const name of /** @type {const} */ (['stdout', 'stderr']))
      this.child[name].removeAllListeners('data').pipe(process[name]);
  }

  /** @param {NodeJS.Signals} name */
  #signal(name) {
    if (onWindows) spawnSync('taskkill', ['/pid', String(this.child.pid), '/T', '/F']);
    else if (this.child.pid) process.kill(-this.child.pid, name);
  }

  /** Stops it; kills it after five seconds. */
  async stop() {
    if (this.hasEnded) return;
    this.#signal('SIGTERM');
    const late = setTimeout(() => this.#signal('SIGKILL'), 5000);
    await this.ended;
    clearTimeout(late);
  }
}
