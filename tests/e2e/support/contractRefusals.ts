/** Collects the calls of a test that the platform refused because they violate the contract. */
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
 * Listens from now on and returns a function that reads all refusals. Over HTTP the platform keeps them in a list that
 * no reset clears. In the demo the platform runs in the page, which may be left or closed at any time, so every page of
 * the context reports each refusal at once.
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
