import type { FromPlayer } from '@tutu/contract/core/player-messages'

/** To the page around the player, which is of this site. */
export function tellParent(message: FromPlayer): void {
  parent.postMessage(message, location.origin)
}
