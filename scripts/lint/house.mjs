import { yieldStar } from './yield-star.mjs'

export default { meta: { name: 'house' }, rules: { 'yield-star': yieldStar } }
