// @vitest-environment jsdom
/** Testing Library finds the labels that it would find with jsdom's own `labels`. */
import { expect, it } from 'vitest';

type Reader = (this: Element) => NodeListOf<HTMLLabelElement> | null;

const both = (control: Element) => {
  const { get } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'labels') ?? {};
  const { ofJsdom } = get as Reader & { readonly ofJsdom: Reader };
  const ids = (labels: Iterable<HTMLLabelElement> | null) =>
    labels && [...labels].map(({ id }) => id);
  return { fast: ids((get as Reader).call(control)), slow: ids(ofJsdom.call(control)) };
};

it('are those of jsdom, by id, around the control, several, taken ids and none', () => {
  document.body.innerHTML = `
    <label id="l1" for="a">1</label><label id="l2" for="a">2<button id="b">b</button></label>
    <input id="a"><label id="l3">3<select id="c"></select><textarea id="d"></textarea></label>
    <label id="l4" for="e">4<input id="f"></label><p id="e"></p><label id="l5" for="">5<input></label>
    <input id="g" type="hidden"><label id="l6" for="g">6</label>
    <input id="h"><output id="h"></output><label id="l7" for="h">7</label><meter id="i"></meter>
    <label id="l8">8<label id="l9">9<progress id="j"></progress></label></label>`;
  const controls = [
    ...document.querySelectorAll('input, select, textarea, button, output, meter, progress'),
  ];
  expect(controls.length).toBe(11);
  const answers = controls.map(both);
  expect(answers.map(({ fast }) => fast)).toEqual(answers.map(({ slow }) => slow));
  expect(answers.filter(({ fast }) => fast && fast.length > 0).length).toBe(4);
  expect(answers[1]?.fast).toEqual(['l1', 'l2']);
});
