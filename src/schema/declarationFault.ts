/** Name of the error for faulty declarations. Its message has one line per fault. */
export const declarationFault = 'DeclarationFault';

export const isDeclarationFault = (error: unknown): error is Error =>
  error instanceof Error && error.name === declarationFault;
