/** A fault for each rule of `react/` in .oxlintrc.jsonc. */
const component = (body: string, before = '') =>
  `import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
void [useCallback, useEffect, useMemo, useRef, useState];
${before}
export const Part = (props: { readonly a: string; readonly list: string[] }) => {
${body}
};`;

export const hooks: Readonly<Record<string, string>> = {
  'react/rules-of-hooks': component('if (props.a) useState(1);\nreturn null;'),
  'react/exhaustive-deps': component(
    'useEffect(() => { document.title = props.a; }, []);\nreturn null;',
  ),
  'react/static-components': component('const Inner = () => <b>a</b>;\nreturn <Inner />;'),
  'react/use-memo': component(
    'const b = useMemo((c) => [props.a, c], [props.a]);\nreturn <b>{b}</b>;',
  ),
  'react/incompatible-library': component(
    'const form = useForm();\nreturn <b>{String(form.watch("a"))}</b>;',
    "import { useForm } from 'react-hook-form';",
  ),
  'react/immutability': component('props.a = "b";\nreturn <b>{props.a}</b>;'),
  'react/globals': component('count += 1;\nreturn <b>{count}</b>;', 'let count = 0;'),
  'react/refs': component('const held = useRef(1);\nreturn <b>{held.current}</b>;'),
  'react/set-state-in-effect': component(
    'const [a, setA] = useState("");\nuseEffect(() => { setA("b"); }, []);\nreturn <b>{a}</b>;',
  ),
  'react/error-boundaries': component('try { return <b>{props.a}</b>; } catch { return null; }'),
  'react/purity': component('const at = Date.now();\nreturn <b>{at}</b>;'),
  'react/set-state-in-render': component(
    'const [a, setA] = useState(1);\nsetA(2);\nreturn <b>{a}</b>;',
  ),
  'react/unsupported-syntax': component('eval(props.a);\nreturn <b>{props.a}</b>;'),
};
