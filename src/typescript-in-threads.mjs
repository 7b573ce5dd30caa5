// Preloaded by threads that run from the sources: `--import tsx` has no effect in a thread.
import { register } from 'tsx/esm/api'

register()
