/** Class of the labels that a phone's bar leaves out, beside their icons. */
export const barLabel = 'barLabel';
