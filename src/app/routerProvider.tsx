/**
 * Converts react-admin's own links and redirects to the declared paths: stock buttons build `/regions/7/show`, which
 * is `/zones/regions/view/7` here.
 */
import { forwardRef, type ComponentType, type RefAttributes } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import { createPageAt } from '../schema/pageAt';
import { createPath, editPath, listPath, parentsIn, viewPath } from '../schema/routes';

/** Decodes an id in a path; null if it is not valid encoding ('50%'). */
const unescaped = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Returns the declared path for a path that react-admin built; any other path is unchanged. */
export const declaredPath = (declarations: readonly AnyDeclaration[], path: string): string => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  if (!pathname.startsWith('/') || createPageAt(declarations)({ pathname, search: '' }).screen)
    return path;
  const [name, id, action, ...more] = pathname.slice(1).split('/');
  const declaration = declarations.find((candidate) => candidate.name === name);
  if (!declaration || more.length > 0) return path;
  // react-admin's paths contain no parent ids, so a declared path with parents cannot be filled.
  const { list, view } = declaration.routes;
  if (parentsIn(list).length + parentsIn(view).length > 0) return path;
  if (id === undefined || id === '') return listPath(declaration) + rest;
  if (id === 'create') return createPath(declaration) + rest;
  const own = unescaped(id);
  if (own === null) return path;
  if (action === undefined) {
    return (declaration.edit ? editPath(declaration, own) : viewPath(declaration, own)) + rest;
  }
  return action === 'show' ? viewPath(declaration, own) + rest : path;
};

type To = string | { pathname?: string };

interface Leading {
  readonly to: To;
}

export const createRouterProvider = (declarations: readonly AnyDeclaration[]): RouterProvider => {
  const turn = (to: To): To => {
    if (typeof to === 'string') return declaredPath(declarations, to);
    return to.pathname === undefined
      ? to
      : { ...to, pathname: declaredPath(declarations, to.pathname) };
  };
  const turned = (to: unknown): unknown =>
    typeof to === 'string' || (typeof to === 'object' && to !== null) ? turn(to) : to;

  // react-admin does not type the props of its links; these are the ones that are used here.
  const Link = reactRouterProvider.Link as ComponentType<Leading & RefAttributes<HTMLElement>>;
  const Navigate = reactRouterProvider.Navigate as ComponentType<Leading>;
  return {
    ...reactRouterProvider,
    Link: forwardRef<HTMLElement, Leading>(function DeclaredLink({ to, ...rest }, ref) {
      return <Link {...rest} ref={ref} to={turn(to)} />;
    }),
    Navigate: ({ to, ...rest }: Leading) => <Navigate {...rest} to={turn(to)} />,
    useNavigate: () => {
      const navigate = reactRouterProvider.useNavigate();
      return (to: unknown, options?: unknown) => {
        navigate(turned(to) as string, options as object);
      };
    },
  };
};
