/**
 * react-admin's own links and redirects, turned into the declared paths: stock buttons build
 * `/regions/7/show`, which leads to `/zones/regions/view/7` here (anchors.md 3b).
 */
import { forwardRef, type ComponentProps } from 'react';
import { reactRouterProvider, type RouterProvider } from 'react-admin';
import type { AnyDeclaration } from '../schema/defineResource';
import { createPath, editPath, listPath, matchPath, viewPath } from '../schema/routes';

/** The declared path of one that react-admin built; any other path is given back as it is. */
export const declaredPath = (declarations: readonly AnyDeclaration[], path: string): string => {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  if (!pathname.startsWith('/') || matchPath(declarations, pathname)) return path;
  const [name, id, action, ...more] = pathname.slice(1).split('/');
  const declaration = declarations.find((candidate) => candidate.name === name);
  if (!declaration || more.length > 0) return path;
  if (id === undefined || id === '') return listPath(declaration) + rest;
  if (id === 'create') return createPath(declaration) + rest;
  const own = decodeURIComponent(id);
  if (action === undefined) {
    return (declaration.edit ? editPath(declaration, own) : viewPath(declaration, own)) + rest;
  }
  return action === 'show' ? viewPath(declaration, own) + rest : path;
};

type To = string | { readonly pathname?: string | undefined };

export const createRouterProvider = (declarations: readonly AnyDeclaration[]): RouterProvider => {
  const turn = <T,>(to: T): T => {
    if (typeof to === 'string') return declaredPath(declarations, to) as T;
    if (typeof to !== 'object' || to === null) return to;
    const { pathname } = to as Exclude<To, string>;
    return pathname === undefined ? to : { ...to, pathname: declaredPath(declarations, pathname) };
  };
  const { Link, Navigate, useNavigate } = reactRouterProvider;
  type LinkProps = ComponentProps<typeof Link> & { readonly to: unknown };
  return {
    ...reactRouterProvider,
    Link: forwardRef<HTMLAnchorElement, LinkProps>(function DeclaredLink({ to, ...rest }, ref) {
      return <Link {...rest} ref={ref} to={turn(to)} />;
    }) as typeof Link,
    Navigate: ({ to, ...rest }) => <Navigate to={turn(to)} {...rest} />,
    useNavigate: () => {
      const navigate = useNavigate();
      return (to, options) => {
        navigate(turn(to), options);
      };
    },
  };
};
