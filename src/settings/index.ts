export { withFile, type Known } from './environment.ts'
export { meantBy } from './names.ts'
export { WrongConfig } from './wrong.ts'
