import { expect, test } from 'vitest'
import { nameInAddress } from '../../src/storage/postgres/address.ts'

test.each([
  ['postgres://guarded:swordfish@host:5433/games', 'the PostgreSQL database games at host:5433'],
  ['postgres://guarded:sword%40fish@host/games', 'the PostgreSQL database games at host'],
  ['postgres://guarded:sword@fish@host/games', 'the PostgreSQL database games at host'],
  ['postgres://host/games?user=guarded&password=swordfish', 'the PostgreSQL database games at host'],
  ['postgres://guarded@/games?host=%2Ftmp%2Fa&password=swordfish', 'the PostgreSQL database games at /tmp/a'],
  ['postgres://guarded:swordfish@[::1]/', 'the PostgreSQL database at [::1]'],
  ['postgres://guarded:swordfish@host/g%zz', 'the PostgreSQL database g%zz at host'],
])('a database is named by its name and its host: %s', (address, name) => {
  expect(nameInAddress(address)).toBe(name)
})

test.each([
  'postgres://guarded:sword/fish@host/games',
  'postgres://guarded:12/swordfish@host/games',
  'postgres://guarded:12?swordfish@host/games',
  'postgres://guarded:12#swordfish@host/games',
  'postgres://guarded:sword@/fish@host/games',
])('an unescaped password never appears in the name: %s', (address) => {
  expect(nameInAddress(address)).toBe('the PostgreSQL database')
})
