import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const PACKAGES = {
  'node_modules/one': { version: '1.0.0' },
  'node_modules/one/node_modules/inner': { version: '3.0.0' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
  'server/node_modules/one': { version: '2.0.0' },
}
const LINK = { 'node_modules/@tutu/server': { resolved: 'server', link: true } }

let root
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tutu-install-'))
  const installed = Object.fromEntries(Object.entries(PACKAGES).filter(([, { optional }]) => !optional))
  for (const path of Object.keys(installed)) await write(`${path}/package.json`, {})
  await write('package-lock.json', { packages: { '': {}, server: { version: '0.1.0' }, ...LINK, ...PACKAGES } })
  await write('node_modules/.package-lock.json', { packages: { server: {}, ...LINK, ...installed } })
  await mkdir(join(root, 'node_modules/@tutu'))
  await symlink('../../server', join(root, 'node_modules/@tutu/server'), 'junction')
})
afterEach(() => rm(root, { recursive: true }))

async function write(path, content) {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), JSON.stringify(content))
}

test('an install is whole when all that the lockfile wants is there; optional packages of other systems need not be', () => {
  expect(isInstalled(root)).toBe(true)
})

test.each([
  'server/node_modules',
  'node_modules/one',
  'node_modules/one/node_modules',
  'node_modules/@tutu/server',
  'node_modules/.package-lock.json',
  'node_modules',
])('without %s it is not', async (path) => {
  await rm(join(root, path), { recursive: true })
  expect(isInstalled(root)).toBe(false)
})

test('another version than the lockfile’s is none, in a workspace as at the root', async () => {
  const packages = { ...LINK, ...PACKAGES, 'server/node_modules/one': { version: '2.0.1' } }
  await write('package-lock.json', { packages })
  expect(isInstalled(root)).toBe(false)
})
