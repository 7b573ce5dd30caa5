/** The scripts that operators use. Builds contain them, so they don't need the developers' tools. */
export const OPERATORS = ['backup', 'move-database', 'remember', 'replay', 'verify'].map((name) => `scripts/${name}.ts`)
