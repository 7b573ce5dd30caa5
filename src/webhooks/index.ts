export { ADDRESS_FAULTS, MAX_ADDRESS, type AddressFault } from './address.ts'
export { WebhookSender, type Delivery, type Network, type Target } from './sending.ts'
export { newKey, type SignedMessage } from './signing.ts'
