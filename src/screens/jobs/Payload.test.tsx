// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createConsole } from '../../views/testing/renderConsole';

const opened = async (reply: (() => Response) | null, failing = 0) => {
  let left = failing;
  const made = await createConsole({
    answer: ({ path }) => {
      if (path === '/api/jobs/payload') {
        left -= 1;
        return left >= 0 ? Response.json({ message: 'Locked.' }, { status: 403 }) : reply?.();
      }
      return path === '/api/jobs/j%2F1' ? Response.json({ id: 'j/1', name: 'Night' }) : undefined;
    },
  });
  made.show('/zones/jobs/view/j%2F1');
  await screen.findByRole('region', { name: 'Payload' });
  return made;
};

const text = async () => (await screen.findByText(/"zones"/)).textContent;
const none = () => screen.findByText('The platform has no payload for this job.');

describe("a job's payload", () => {
  it.each([
    ['a value', { payload: { zones: ['z'] } }],
    ['text', { payload: '{"zones":["z"]}' }],
  ])('is shown as it is kept when it comes as %s', async (_, body) => {
    const { sentTo } = await opened(() => Response.json(body));
    expect(await text()).toBe('{\n  "zones": [\n    "z"\n  ]\n}');
    const [asked] = sentTo('GET', '/api/jobs/payload');
    expect(asked?.query.get('id')).toBe('j/1');
  });

  it.each([
    ['null', () => Response.json({ payload: null, more: 1 })],
    ['nothing', () => new Response('')],
  ])('that is %s is said to be none', async (_, reply) => {
    await opened(reply);
    expect(await none()).toBeVisible();
  });

  it('that cannot be read can be asked for again', async () => {
    await opened(() => Response.json({ payload: { zones: ['z'] } }), 1);
    expect(await screen.findByRole('alert')).toHaveTextContent('Locked.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await text()).toContain('"z"');
  });
});
