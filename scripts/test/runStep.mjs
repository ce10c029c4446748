import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';

const root = join(import.meta.dirname, '../..');

/**
 * Runs one step. Its output is shown live, or at its end if other steps run at the same time (`isQuiet`).
 * @param {string} name @param {import('./steps.mjs').Step} step @param {boolean} isQuiet
 * @returns {Promise<{ name: string, isGood: boolean, seconds: number }>}
 */
export async function runStep(name, step, isQuiet) {
  const heading = `\n── ${name}: ${step.what}`;
  if (!isQuiet) console.log(heading);
  const since = performance.now();
  const { isGood, output } = await run(step, isQuiet);
  const seconds = (performance.now() - since) / 1000;
  if (isQuiet) console.log(output.trim() === '' ? heading : `${heading}\n${output.trim()}`);
  console.log(`── ${name}: ${isGood ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { name, isGood, seconds };
}

/** @param {import('./steps.mjs').Step} step @param {boolean} isQuiet @returns {Promise<{ isGood: boolean, output: string }>} */
function run({ run: [program = '', ...parameters], env: own, browser }, isQuiet) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    ...own,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  };
  if (browser) {
    try {
      ensureBrowser();
    } catch (error) {
      const output = error instanceof Error ? error.message : String(error);
      if (!isQuiet) console.error(output);
      return Promise.resolve({ isGood: false, output });
    }
  }
  return new Promise((done) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env,
      shell: process.platform === 'win32',
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      done({ isGood: false, output: `${output}\n${error.message}` });
    });
    child.on('close', (code) => {
      done({ isGood: code === 0, output });
    });
  });
}
