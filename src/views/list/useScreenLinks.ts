/** The hand-made screens that a list links to, with the parents of the place at hand filled in. */
import { useRegistry } from '../../fields/RegistryContext';
import type { AnyDeclaration } from '../../schema/defineResource';
import { titleOf } from '../../schema/screen';
import { fillRoute } from '../../schema/within';
import { useWithin } from '../place/withinContext';
import { useDeclaredText } from '../useDeclaredText';

interface ScreenLink {
  readonly label: string;
  readonly to: string;
}

export const useScreenLinks = ({ list }: AnyDeclaration): readonly ScreenLink[] => {
  const registry = useRegistry();
  const within = useWithin();
  const declaredText = useDeclaredText();
  return (list?.links ?? []).map((name) => {
    const screen = registry.screen(name);
    return { label: declaredText(titleOf(screen)), to: fillRoute(screen.path, within) };
  });
};
