import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll, vi } from 'vitest'

// What is the same in each of some eighty files, and was most of their time, is done once. Each of these three is for speed alone.

/**
 * In development React takes a stack trace for each element, up to ten thousand of them a second, so that a warning can name who made it.
 * Told that it took enough of them it names the component alone.
 */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })

const { getElementError } = getConfig()
configure({
  // Some ask for all that is hidden too, for their own file.
  defaultHidden: false,
  // What is waited for comes later on a machine that has more to do, latest in the first file of a fresh clone: nothing is compiled yet.
  asyncUtilTimeout: 60_000,
  // What is waited for isn't there at most looks: the page is printed for the last of them only.
  getElementError: 'isBrief' in getElementError ? getElementError : Object.assign(brief, { isBrief: true }),
})

function brief(message: string | null, container: Element): Error {
  const isLooking = Boolean(Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics'))
  return isLooking ? new Error(message ?? undefined) : getElementError(message, container)
}

// One page and one copy of what is not ours serve all files of a worker. What is ours, and what stands for it, each loads anew.
afterAll(cleanup)
vi.resetModules()
