import module from 'node:module'
import { join } from 'node:path'
import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll } from 'vitest'

// What is the same in each of some eighty files and was a third of their time. Each of these three is for speed alone.

// The component library is some thousand small files: compiled once, not once for each test file.
module.enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/tests'))
afterAll(() => module.flushCompileCache())

/**
 * In development React takes a stack trace for each element, up to ten thousand of them a second, so that a warning can name who made it.
 * Told that it took enough of them it names the component alone.
 */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

/** What is waited for isn't there at most looks: the page is printed for the last of them only. */
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isLooking() ? new Error(message ?? undefined) : getElementError(message, container),
})

function isLooking(): boolean {
  return Boolean(Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics'))
}
