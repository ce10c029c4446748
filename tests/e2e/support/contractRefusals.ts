/** Which calls of a test the stand-in refused because they do not keep the contract. */
import type { Page } from '@playwright/test';
import type { SeenCall, StandIn } from './standIn';

interface Heard {
  readonly page: Page;
  readonly standIn: StandIn;
  readonly world: 'demo' | 'http';
}

const textOf = ({ method, path, query, reason = '' }: SeenCall): string => {
  const asked = new URLSearchParams(query).toString();
  return `${method} ${path}${asked === '' ? '' : `?${asked}`}: ${reason}`;
};

/**
 * Listens from now on; what it gives reads all there were. Over HTTP the platform keeps them in a list that no
 * reset empties. In the demo the platform lives in the page, which may be left or closed at any moment: there each
 * refusal is told at once, by every page of the context.
 */
export const hearRefusals = async ({
  page,
  standIn,
  world,
}: Heard): Promise<() => Promise<readonly string[]>> => {
  if (world === 'http') {
    await standIn.forgetRefusals();
    return async () => (await standIn.refusals()).map(textOf);
  }
  const heard: string[] = [];
  await page.context().exposeFunction('facingsContractRefusal', (call: SeenCall) => {
    heard.push(textOf(call));
  });
  return () => Promise.resolve(heard);
};
