/** Name of the error that is thrown for faulty declarations; its message has a line for each fault. */
export const declarationFault = 'DeclarationFault';

export const isDeclarationFault = (error: unknown): error is Error =>
  error instanceof Error && error.name === declarationFault;
