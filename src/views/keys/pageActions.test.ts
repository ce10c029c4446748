// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actionFor, createPageActions, type ActionArea, type PageAction } from './pageActions';

const areaOf = (title: string, id: string, depth = 1): ActionArea => ({
  title,
  depth,
  element: { current: document.getElementById(id) },
});
const create = (label: string, run = vi.fn()): PageAction => ({
  key: 'create',
  label,
  shortcut: 'c',
  run,
});

beforeEach(() => {
  document.body.innerHTML =
    '<button id="page"></button><section id="one"><button id="in-one"></button><div id="inner"><button id="in-inner"></button></div></section><section id="two"><button id="in-two"></button></section>';
});
const at = (id: string) => document.getElementById(id);

describe("the page's actions", () => {
  it('exist as long as their component, and run its current version', () => {
    const actions = createPageActions(vi.fn());
    const [before, now] = [vi.fn(), vi.fn()];
    const offered = actions.offer({ area: null, actions: [create('Add', before)] });
    const [known] = actions.all();
    offered.update({ area: null, actions: [create('Add', now)] });
    expect(actions.all()[0]).toBe(known);
    known?.run();
    expect(now).toHaveBeenCalledOnce();
    expect(before).not.toHaveBeenCalled();
    offered.withdraw();
    expect(actions.all()).toEqual([]);
    known?.run();
    expect(now).toHaveBeenCalledOnce();
    expect(known?.isDisabled()).toBe(true);
  });

  it('notify listeners of changes, and of nothing else', () => {
    const actions = createPageActions(vi.fn());
    const listener = vi.fn();
    const leave = actions.subscribe(listener);
    const offered = actions.offer({ area: null, actions: [create('Add')] });
    expect(listener).toHaveBeenCalledTimes(1);
    offered.update({ area: null, actions: [create('Add')] });
    expect(listener).toHaveBeenCalledTimes(1);
    offered.update({ area: null, actions: [create('Ajouter')] });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(actions.all().map(({ label }) => label)).toEqual(['Ajouter']);
    leave();
    offered.withdraw();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('are unique by key, with the inner one replacing the outer one', () => {
    const actions = createPageActions(vi.fn());
    actions.offer({ area: null, actions: [create('Outer')] });
    const inner = actions.offer({ area: null, actions: [create('Inner')] });
    expect(actions.all().map(({ label }) => label)).toEqual(['Inner']);
    inner.withdraw();
    expect(actions.all().map(({ label }) => label)).toEqual(['Outer']);
  });

  it("navigate to an action's address", () => {
    const go = vi.fn();
    const actions = createPageActions(go);
    actions.offer({ area: null, actions: [{ key: 'back', label: 'Back', to: '/zones' }] });
    actions.all()[0]?.run();
    expect(go).toHaveBeenCalledExactlyOnceWith('/zones');
  });
});

describe('a key', () => {
  const offerAll = () => {
    const actions = createPageActions(vi.fn());
    const offer = (area: ActionArea | null, label: string) =>
      actions.offer({ area, actions: [create(label)] });
    offer(areaOf('One', 'one'), 'in one');
    offer(areaOf('Inner', 'inner', 2), 'in inner');
    offer(areaOf('Two', 'two'), 'in two');
    return { actions, offer };
  };
  it.each([
    ['in-one', 'in one'],
    ['in-inner', 'in inner'],
    ['in-two', 'in two'],
    ['page', 'of the page'],
  ])('with the focus at %s runs the action %s', (id, label) => {
    const { actions, offer } = offerAll();
    offer(null, 'of the page');
    expect(actionFor(actions.all(), 'c', at(id))?.label).toBe(label);
  });

  it('runs that of the first area if the page has none', () => {
    const { actions } = offerAll();
    expect(actionFor(actions.all(), 'c', at('page'))?.label).toBe('in one');
  });

  it('skips disabled actions', () => {
    const actions = createPageActions(vi.fn());
    let isDisabled = true;
    actions.offer({ area: null, actions: [{ ...create('Edit'), isDisabled: () => isDisabled }] });
    expect(actionFor(actions.all(), 'c', null)).toBeNull();
    isDisabled = false;
    expect(actionFor(actions.all(), 'c', null)?.label).toBe('Edit');
    expect(actionFor(actions.all(), 'x', null)).toBeNull();
  });
});
