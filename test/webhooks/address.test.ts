import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPublic, webhookAddress } from '../../src/webhooks/address.ts'

describe('the address of a webhook', () => {
  it.each([
    ['https://example.org/hook', 'example.org'],
    ['https://hooks.example.co.uk/a?b=c', 'hooks.example.co.uk'],
    ['https://EXAMPLE.org', 'example.org'],
    ['https://example.org:443/hook', 'example.org'],
    ['https://93.184.215.14/hook', '93.184.215.14'],
    ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]'],
    ['https://bücher.example.org/', 'xn--bcher-kva.example.org'],
  ])('%s is taken', (text, host) => {
    const url = webhookAddress(text)
    expect(typeof url === 'string' ? url : url.hostname).toBe(host)
  })

  it.each([
    ['', 'no-address'],
    ['example.org', 'no-address'],
    ['http://example.org/', 'not-https'],
    ['ftp://example.org/', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['https://ann:secret@example.org/', 'has-password'],
    ['https://ann@example.org/', 'has-password'],
    ['https://example.org:8443/', 'other-port'],
    ['https://example.org:80/', 'other-port'],
    [`https://example.org/${'x'.repeat(300)}`, 'too-long'],
    ['https://localhost/', 'not-public'],
    ['https://localhost./', 'not-public'],
    ['https://db/', 'not-public'],
    ['https://printer.local/', 'not-public'],
    ['https://metadata.google.internal/', 'not-public'],
    ['https://127.0.0.1/', 'not-public'],
    ['https://127.1/', 'not-public'],
    ['https://0x7f000001/', 'not-public'],
    ['https://2130706433/', 'not-public'],
    ['https://0177.0.0.1/', 'not-public'],
    ['https://0.0.0.0/', 'not-public'],
    ['https://10.0.0.1/', 'not-public'],
    ['https://172.16.0.1/', 'not-public'],
    ['https://192.168.1.1/', 'not-public'],
    ['https://100.64.0.1/', 'not-public'],
    ['https://100.100.100.200/', 'not-public'],
    ['https://169.254.169.254/latest/meta-data/', 'not-public'],
    ['https://168.63.129.16/', 'not-public'],
    ['https://224.0.0.1/', 'not-public'],
    ['https://255.255.255.255/', 'not-public'],
    ['https://[::1]/', 'not-public'],
    ['https://[::]/', 'not-public'],
    ['https://[::ffff:127.0.0.1]/', 'not-public'],
    ['https://[::127.0.0.1]/', 'not-public'],
    ['https://[::a9fe:a9fe]/', 'not-public'],
    ['https://[4000::1]/', 'not-public'],
    ['https://[::ffff:93.184.215.14]/', 'not-public'],
    ['https://[fe80::1]/', 'not-public'],
    ['https://[fc00::1]/', 'not-public'],
    ['https://[fd00:ec2::254]/', 'not-public'],
    ['https://[fec0::1]/', 'not-public'],
    ['https://[ff02::1]/', 'not-public'],
    ['https://[64:ff9b::a9fe:a9fe]/', 'not-public'],
    ['https://[64:ff9b:1::1]/', 'not-public'],
    ['https://[2002:7f00:1::]/', 'not-public'],
    ['https://[2001:0:7f00:1::]/', 'not-public'],
    ['https://[2001:db8::1]/', 'not-public'],
  ])('%s is refused: %s', (text, fault) => {
    expect(webhookAddress(text)).toBe(fault)
  })

  it('whatever is typed, only public https hosts without a port and a password are taken', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }),
      fc.domain(),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const url = webhookAddress(parts.join(''))
        if (typeof url === 'string') return
        expect([url.protocol, url.port, url.username, url.password]).toEqual(['https:', '', '', ''])
        expect(url.hostname).toMatch(/\.|:/)
      }),
    )
  })

  it('no address of a private network is public, however it is written', () => {
    const byte = fc.nat(255)
    const inside = fc.oneof(
      fc.tuple(fc.constant(10), byte, byte, byte),
      fc.tuple(fc.constant(127), byte, byte, byte),
      fc.tuple(fc.constant(0), byte, byte, byte),
      fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
      fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    )
    fc.assert(
      fc.property(inside, ([a, b, c, d]) => {
        const dotted = [a, b, c, d].join('.')
        const number = ((a * 256 + b) * 256 + c) * 256 + d
        const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
        for (const host of [dotted, String(number), `0x${number.toString(16)}`, `[::ffff:${dotted}]`])
          expect(webhookAddress(`https://${host}/`), host).toBe('not-public')
        for (const one of [dotted, `::ffff:${high}:${low}`, `64:ff9b::${high}:${low}`, `2002:${high}:${low}::1`])
          expect(isPublic(one), one).toBe(false)
      }),
    )
  })
})
