import { functionLength } from './function-length.mjs'
import { settled } from './settled.mjs'
import { yieldStar } from './yield-star.mjs'

export default {
  meta: { name: 'house' },
  rules: { 'function-length': functionLength, settled, 'yield-star': yieldStar },
}
