export { standIn } from './node';
export { platformOf } from './platform';
export { typeOfKey } from './keyTypes';
export { seededBy } from './store/seed/random';
