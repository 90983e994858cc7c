import { useEffect, useRef, type FocusEvent } from 'react';
import { useMachine } from '#src/binding/use-machine.ts';
import { testimonialCarouselMachine } from '#machines/testimonial-carousel/testimonial-carousel.machine.ts';
import { prefersReducedMotion } from '#src/services/browser/motion.ts';

/** Binds the carousel: it pauses on hover and focus, and with reduced motion. */
export function useTestimonialCarousel() {
  const [snapshot, send] = useMachine(testimonialCarouselMachine);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (prefersReducedMotion()) send({ type: 'motion.reduced' });
  }, [send]);

  const loseAttention = () => {
    const element = region.current;
    if (element?.matches(':hover') || element?.contains(document.activeElement)) return;
    send({ type: 'attention.lost' });
  };

  return {
    slideIndex: snapshot.context.index,
    isRotating: snapshot.matches({ rotation: 'rotating' }),
    regionProps: {
      ref: region,
      onPointerEnter: () => send({ type: 'attention.gained' }),
      onPointerLeave: loseAttention,
      onFocus: () => send({ type: 'attention.gained' }),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) loseAttention();
      },
    },
    next: () => send({ type: 'next.pressed' }),
    previous: () => send({ type: 'previous.pressed' }),
    show: (index: number) => send({ type: 'dot.pressed', index }),
    pause: () => send({ type: 'rotation.paused' }),
    start: () => send({ type: 'rotation.started' }),
  };
}
