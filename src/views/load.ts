/** Chunks that are fetched when first needed, and ahead when the pointer or the focus nears. */
export const loadCreate = () => import('./EntityCreate');
export const loadShow = () => import('./EntityShow');
export const loadPanels = () => import('./panels/Panels');
export const loadRow = () => import('./list/rowParts');
export const loadEdit = () => import('./EntityEdit');
export const loadRowEdit = () => import('./list/RowEdit');
export const loadTogether = () => import('./list/TogetherDialog');
export const loadDocument = () => import('./DocumentPage');
