import { type Action, actionsOf, calledCommands, sideCallsOf } from '@tutu/contract/definition/define-resource'
import type { FastifyRequest } from 'fastify'
import { noSuchAddress } from '../../../web/no-such-address.ts'
import type { Registry, Resource } from '../../registry.ts'

type Params = { resource: string; action: string }

/** What an address names: a generic action, or a command of the definition, in whatever case it is written. */
export function findCall(
  registry: Registry,
  request: FastifyRequest,
  only?: Action,
): { resource: Resource; action: string } {
  const params = request.params as Partial<Params>
  const resource = registry.byBase(params.resource ?? '')
  const asked = (only ?? params.action)?.toLowerCase()
  const action = resource && callsOf(resource).find((one) => one.toLowerCase() === asked)
  if (!resource || !action) throw noSuchAddress(request)
  return { resource, action }
}

/** Names of the calls that the definition makes, those written by hand apart. */
function callsOf({ definition }: Resource): string[] {
  return [...actionsOf(definition), ...sideCallsOf(definition), ...calledCommands(definition).map(([name]) => name)]
}

export const isCommand = ({ definition }: Resource, name: string): boolean =>
  Object.hasOwn(definition.commands ?? {}, name)
