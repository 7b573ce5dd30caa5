export { MAX_ADDRESS } from './address.ts'
export { WebhookSender, type Delivery, type Network } from './sending.ts'
export { newKey } from './signing.ts'
