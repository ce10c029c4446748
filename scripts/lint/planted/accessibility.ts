/** A fault for each rule of `jsx-a11y/` in .oxlintrc.jsonc. */
const element = (jsx: string) =>
  `const act = () => undefined;\nvoid act;\nexport const Part = () => ${jsx};`;

export const accessibility: Readonly<Record<string, string>> = {
  'jsx-a11y/alt-text': element('<img src="a.png" />'),
  'jsx-a11y/anchor-has-content': element('<a href="/a" />'),
  'jsx-a11y/anchor-is-valid': element('<a href="#">a</a>'),
  'jsx-a11y/aria-activedescendant-has-tabindex': element('<div aria-activedescendant="a" />'),
  'jsx-a11y/aria-props': element('<b aria-labeledby="a" />'),
  'jsx-a11y/aria-proptypes': element('<b aria-hidden="maybe" />'),
  'jsx-a11y/aria-role': element('<b role="datepicker" />'),
  'jsx-a11y/aria-unsupported-elements': element('<meta charSet="utf-8" aria-hidden="false" />'),
  'jsx-a11y/autocomplete-valid': element('<input type="text" autoComplete="foo" />'),
  'jsx-a11y/click-events-have-key-events': element('<div onClick={act} />'),
  'jsx-a11y/heading-has-content': element('<h1 />'),
  'jsx-a11y/html-has-lang': element('<html />'),
  'jsx-a11y/iframe-has-title': element('<iframe />'),
  'jsx-a11y/img-redundant-alt': element('<img src="a.png" alt="photo of a shelf" />'),
  'jsx-a11y/interactive-supports-focus': element(
    '<div role="button" onClick={act} onKeyDown={act} />',
  ),
  'jsx-a11y/label-has-associated-control': element('<label>a</label>'),
  'jsx-a11y/media-has-caption': element('<video />'),
  'jsx-a11y/mouse-events-have-key-events': element('<b onMouseOver={act} />'),
  'jsx-a11y/no-access-key': element('<b accessKey="a" />'),
  'jsx-a11y/no-autofocus': element('<input autoFocus />'),
  'jsx-a11y/no-distracting-elements': element('<marquee />'),
  'jsx-a11y/no-interactive-element-to-noninteractive-role': element('<button role="img" />'),
  'jsx-a11y/no-noninteractive-element-interactions': element('<li onClick={act} />'),
  'jsx-a11y/no-noninteractive-element-to-interactive-role': element('<h1 role="button">a</h1>'),
  'jsx-a11y/no-noninteractive-tabindex': element('<div tabIndex={0} />'),
  'jsx-a11y/no-redundant-roles': element('<button role="button" />'),
  'jsx-a11y/no-static-element-interactions': element('<div onClick={act} />'),
  'jsx-a11y/role-has-required-aria-props': element('<b role="checkbox" />'),
  'jsx-a11y/role-supports-aria-props': element(
    '<ul role="radiogroup" aria-labelledby="a" aria-checked />',
  ),
  'jsx-a11y/scope': element('<div scope="col" />'),
  'jsx-a11y/tabindex-no-positive': element('<button tabIndex={5}>a</button>'),
};
