import type {
  RefObject,
  TargetedMouseEvent,
  TargetedPointerEvent,
  TargetedTouchEvent,
  TargetedWheelEvent,
} from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { change } from '../../deeds/store.ts'
import type { State } from '../../model/state.ts'
import { closer, fitting, within } from '../../model/zoom.ts'
import { Dialog } from '../parts/dialog.tsx'

/** A picture of a message, as large as the window. Pressing it again shows its own size, to be dragged about. */
export function Lightbox({ state: { enlarged } }: { state: State }) {
  if (!enlarged) return null
  return <Enlarged key={enlarged.source} {...enlarged} />
}

const close = (): void => change({ enlarged: null })

function Enlarged({ source, description }: NonNullable<State['enlarged']>) {
  const stage = useRef<HTMLDivElement>(null)
  const { scale, width, fit, zoomTo, toggle } = useZoom(stage)
  return (
    <Dialog class="lightbox" aria-label={description || 'Picture'} close={close}>
      <div class="lightbox-bar">
        <button type="button" class="button secondary" onClick={close}>
          Close
        </button>
        <button type="button" class="button secondary" aria-pressed={scale !== null} onClick={() => toggle(null)}>
          {scale === null ? 'Closer' : 'Fit to window'}
        </button>
        <a href={source} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
      <div
        class={`stage ${scale === null ? 'fitting' : 'close-up'}`}
        ref={stage}
        tabIndex={0}
        role="group"
        aria-label="The picture, to be scrolled"
        {...useDragging((spot, isBeside) => (isBeside && scale === null ? close() : toggle(spot)))}
        {...usePinching(stage, zoomTo)}
      >
        <img src={source} alt={description} draggable={false} onLoad={fit} style={{ width: `${width}px` }} />
      </div>
      {description && (
        <p class="alt" tabIndex={0}>
          {description}
        </p>
      )}
    </Dialog>
  )
}

/** A position in the window. */
interface Spot {
  readonly x: number
  readonly y: number
}

type Zoom = (scale: number, about: Spot | null) => void

const pictureIn = (stage: RefObject<HTMLDivElement | null>): HTMLImageElement | null =>
  stage.current?.querySelector('img') ?? null

const naturalSize = (picture: HTMLImageElement) => ({
  width: picture.naturalWidth || 1,
  height: picture.naturalHeight || 1,
})

function fitOf(stage: RefObject<HTMLDivElement | null>): number {
  const picture = pictureIn(stage)
  const box = stage.current
  return picture && box ? fitting(naturalSize(picture), { width: box.clientWidth, height: box.clientHeight }) : 1
}

/** The scale; null while the picture fits. The point under finger or pointer stays in place when the scale changes. */
function useZoom(stage: RefObject<HTMLDivElement | null>) {
  const [scale, setScale] = useState<number | null>(null)
  const [fits, setFits] = useState(0)
  const fit = (): void => setFits(fitOf(stage))
  useLayoutEffect(() => {
    const watch = new ResizeObserver(fit)
    if (stage.current) watch.observe(stage.current)
    return () => watch.disconnect()
  }, [])
  const kept = useRef<{ readonly spot: Spot; readonly share: Spot } | null>(null)
  const zoomTo: Zoom = (wanted, about) => {
    const picture = pictureIn(stage)?.getBoundingClientRect()
    const box = stage.current?.getBoundingClientRect()
    if (!picture || !box) return
    const spot = about ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const share = { x: (spot.x - picture.left) / picture.width, y: (spot.y - picture.top) / picture.height }
    kept.current = { spot, share }
    setScale(within(wanted, fitOf(stage)))
  }
  useLayoutEffect(() => {
    const box = stage.current
    const picture = pictureIn(stage)?.getBoundingClientRect()
    if (!box || !picture || !kept.current) return
    const { spot, share } = kept.current
    box.scrollLeft += picture.left + picture.width * share.x - spot.x
    box.scrollTop += picture.top + picture.height * share.y - spot.y
  }, [scale])
  const toggle = (about: Spot | null): void => zoomTo(scale === null ? closer(fitOf(stage)) : 0, about)
  const picture = pictureIn(stage)
  const width = picture ? naturalSize(picture).width * (scale ?? fits) : 0
  return { scale, width, fit, zoomTo, toggle }
}

/** A press that moves further than this is a drag. */
const DRAG_THRESHOLD_PX = 4

/**
 * A mouse drags the picture; touch scrolls natively.
 * @param press a press without movement, on the picture or beside it
 */
function useDragging(press: (about: Spot, isBeside: boolean) => void) {
  const last = useRef<Spot | null>(null)
  const hasMoved = useRef(false)
  return {
    onPointerDown: (event: TargetedPointerEvent<HTMLDivElement>) => {
      hasMoved.current = false
      last.current = event.pointerType === 'mouse' ? { x: event.clientX, y: event.clientY } : null
    },
    onPointerMove: ({ clientX: x, clientY: y, currentTarget: box, buttons }: TargetedPointerEvent<HTMLDivElement>) => {
      const from = last.current
      if (!from || buttons === 0 || (!hasMoved.current && Math.hypot(x - from.x, y - from.y) < DRAG_THRESHOLD_PX))
        return
      hasMoved.current = true
      box.scrollBy(from.x - x, from.y - y)
      last.current = { x, y }
    },
    onClick: ({ clientX: x, clientY: y, target, currentTarget }: TargetedMouseEvent<HTMLDivElement>) => {
      if (!hasMoved.current) press({ x, y }, target === currentTarget)
    },
  }
}

const between = (a: Touch, b: Touch): Spot => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 })
const apart = (a: Touch, b: Touch): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)

/** Two fingers, or a wheel with Control, which is how trackpads report a pinch. */
function usePinching(stage: RefObject<HTMLDivElement | null>, zoomTo: Zoom) {
  const begun = useRef<{ readonly distance: number; readonly scale: number } | null>(null)
  const shownScale = (): number => {
    const picture = pictureIn(stage)
    return picture ? picture.getBoundingClientRect().width / naturalSize(picture).width : 1
  }
  return {
    onTouchStart: (event: TargetedTouchEvent<HTMLDivElement>) => {
      const [a, b] = event.touches
      begun.current = a && b ? { distance: apart(a, b), scale: shownScale() } : null
      if (b) event.preventDefault()
    },
    onTouchMove: (event: TargetedTouchEvent<HTMLDivElement>) => {
      const [a, b] = event.touches
      if (!a || !b || !begun.current) return
      event.preventDefault()
      zoomTo((begun.current.scale * apart(a, b)) / begun.current.distance, between(a, b))
    },
    onWheel: (event: TargetedWheelEvent<HTMLDivElement>) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomTo(shownScale() * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY })
    },
  }
}
