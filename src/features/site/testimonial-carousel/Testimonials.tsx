import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import { testimonials } from '#content/site/home.ts';
import { Tag } from '#src/ui/data/sample-tag.tsx';
import { Icon } from '#src/ui/layout/icon.tsx';
import {
  Control,
  Controls,
  Dot,
  Head,
  Picker,
  Region,
  Slide,
  Slides,
} from './testimonial-carousel.styles';
import { useTestimonialCarousel } from './use-testimonial-carousel';

const { items } = testimonials;

/** Renders four quotes, one at a time, per the WAI-ARIA carousel pattern. */
export function Testimonials() {
  const { slideIndex, isRotating, regionProps, ...carousel } = useTestimonialCarousel();
  return (
    <Region aria-label="Testimonials" aria-roledescription="carousel" {...regionProps}>
      <Head>
        <h2>{testimonials.heading}</h2>
        <Tag>{testimonials.note}</Tag>
      </Head>
      <Controls>
        <Control
          type="button"
          aria-label={isRotating ? 'Pause rotation' : 'Start rotation'}
          onClick={isRotating ? carousel.pause : carousel.start}
        >
          {isRotating ? <Icon as={Pause} size={20} /> : <Icon as={Play} size={20} />}
        </Control>
        <Control type="button" aria-label="Previous testimonial" onClick={carousel.previous}>
          <Icon as={ArrowLeft} size={20} />
        </Control>
        <Picker role="group" aria-label="Choose a testimonial">
          <svg viewBox="0 0 176 44" aria-hidden="true">
            <path d="M22 22C57.600 34.400 118.400 34.400 154 22" />
          </svg>
          {items.map(({ operator }, index) => (
            <Dot
              key={operator}
              type="button"
              aria-label={`Show testimonial ${index + 1} of ${items.length}`}
              aria-current={index === slideIndex ? 'true' : undefined}
              onClick={() => carousel.show(index)}
            >
              <span />
            </Dot>
          ))}
        </Picker>
        <Control type="button" aria-label="Next testimonial" onClick={carousel.next}>
          <Icon as={ArrowRight} size={20} />
        </Control>
      </Controls>
      <Slides aria-live={isRotating ? 'off' : 'polite'}>
        {items.map(({ quote, role, operator }, index) => (
          <Slide
            key={operator}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${items.length}`}
            shown={index === slideIndex}
          >
            <figure>
              <blockquote>“{quote}”</blockquote>
              <figcaption>
                <b>{role}</b> {operator}
              </figcaption>
            </figure>
          </Slide>
        ))}
      </Slides>
    </Region>
  );
}
