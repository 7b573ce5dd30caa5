import { settled } from './settled.mjs'
import { yieldStar } from './yield-star.mjs'

export default { meta: { name: 'house' }, rules: { settled, 'yield-star': yieldStar } }
