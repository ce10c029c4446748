/**
 * The baseline of the bench: the smallest react-admin application on the console's data. It has no sign-in, no theme,
 * no translations and only one entity.
 */
import { Admin, ListGuesser, Resource, ShowGuesser } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { dataProvider } from './dataProvider';

const List = () => <ListGuesser perPage={25} />;

const root = document.getElementById('root');
if (!root) throw new Error('No #root in index.html');
createRoot(root).render(
  <Admin dataProvider={dataProvider}>
    <Resource name="products" list={List} show={ShowGuesser} />
  </Admin>,
);
