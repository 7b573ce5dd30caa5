import ipaddr from 'ipaddr.js'
import { urlIn } from '../url.ts'

/** Why an address is no webhook. */
export type AddressFault = 'no-address' | 'not-https' | 'other-port' | 'has-password' | 'not-public' | 'too-long'

/** The longest address of a webhook, in characters. */
export const MAX_ADDRESS = 300

/** Hosts that serve a cloud's own machines at an address that looks public: Azure's. */
const OF_CLOUDS: readonly string[] = ['168.63.129.16']

/** Where all IPv6 addresses of the public internet are so far (RFC 4291). Whatever is elsewhere is reserved. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Names that never belong to a host on the internet (RFC 2606, RFC 6762, RFC 8375 and those of clouds). */
const NOT_PUBLIC = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa|test|example|invalid)$/

/**
 * An address to which the bot may post, as its user wrote it; otherwise what is wrong with it. What its name stands for
 * is checked on each delivery.
 */
export function webhookAddress(text: string): URL | AddressFault {
  if (text.length > MAX_ADDRESS) return 'too-long'
  const url = urlIn(text.trim())
  if (!url) return 'no-address'
  if (url.protocol !== 'https:') return 'not-https'
  if (url.username !== '' || url.password !== '') return 'has-password'
  if (url.port !== '') return 'other-port'
  const host = hostOf(url)
  if (ipaddr.isValid(host)) return isPublic(host) ? url : 'not-public'
  const isName = host.includes('.') && !NOT_PUBLIC.test(host)
  return isName ? url : 'not-public'
}

/** The host of an address: a name, or an IP address without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/**
 * Whether an IP address belongs to the public internet: no private or shared network, no loopback, no link-local or
 * metadata address, no multicast, and no IPv6 address that carries an IPv4 address.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address) || OF_CLOUDS.includes(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(PUBLIC_IPV6)) return false
  return parsed.range() === 'unicast'
}
