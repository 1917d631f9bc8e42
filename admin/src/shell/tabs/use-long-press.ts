import { type PointerEvent, useRef } from 'react'

/** ms */
const LONG = 500
/** px: a finger never lies quite still. */
const STILL = 10

/** What a finger that stays does, as the right button of a mouse: `onPress` gets the place on the page (px). */
export function useLongPress(onPress: (left: number, top: number) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; left: number; top: number }>(undefined)
  const cancel = () => clearTimeout(press.current?.timer)
  return {
    onPointerDown: ({ pointerType, clientX: left, clientY: top }: PointerEvent) => {
      if (pointerType !== 'touch') return
      press.current = { left, top, timer: setTimeout(() => onPress(left, top), LONG) }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!press.current) return
      const { left, top } = press.current
      if (Math.hypot(clientX - left, clientY - top) > STILL) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  }
}
