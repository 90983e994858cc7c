import type { ReactNode } from 'react';
import { agents } from '#content/summaries.built.ts';
import { industryContent } from '#content/loaded-pages.ts';
import { dark, consoleBg as conBg, consoleColors } from '#src/design/tokens.ts';
import { spanPath } from '#src/lib/geometry/span-path.ts';
import { IndustryScene } from '#src/ui/illustrations/scenes/industry-scene.tsx';
import { NetworkMap } from '../console-scene/NetworkMap';
import { imageFonts } from './social-image';

const { conInk, conLineStrong, conSun } = consoleColors;

type FrameProps = { x: number; y: number; width: number; height: number; children: ReactNode };

function Frame({ children, ...box }: FrameProps) {
  return <svg {...box}>{children}</svg>;
}

/** Draws the ring at the moment of the cut, extending past the image. */
function CutScene() {
  return (
    <Frame x={540} y={16} width={690} height={347}>
      <style>{'svg svg text{font-size:16px}'}</style>
      <NetworkMap rerouted drawing={false} description="" />
    </Frame>
  );
}

/** Draws one cable that splits into the strands of all agents, with this agent's strand lit. */
function StrandScene({ strand }: { strand: number }) {
  const ends = agents.map((agent, index) => ({ strand: agent.strand, y: 96 + index * 62 }));
  const color = (of: number) => dark[`strand${of}` as keyof typeof dark];
  return (
    <g fill="none" strokeLinecap="round">
      {ends.map((end, index) => (
        <g key={end.strand} stroke={color(end.strand)} opacity={end.strand === strand ? 1 : 0.36}>
          <path
            d={`M640 ${270 + index * 4}C860 ${270 + index * 4} 860 ${end.y} 1052 ${end.y}`}
            strokeWidth={end.strand === strand ? 5 : 3}
          />
          <circle cx="1080" cy={end.y} r="24" strokeWidth="5" fill={conBg} />
          <text
            x="1080"
            y={end.y + 8}
            textAnchor="middle"
            fontFamily={imageFonts.mono}
            fontSize="22"
            fill={conInk}
            stroke="none"
          >
            {end.strand}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Draws a line between two poles, with its node lit. */
function SpanScene() {
  return (
    <g fill="none" stroke={conLineStrong} strokeWidth="4" strokeLinecap="round">
      <path d="M700 150V470M1128 150V470" stroke={conInk} />
      <path d={spanPath(700, 170, 1128)} stroke={conInk} />
      <circle cx="914" cy={170 + 428 * 0.14} r="24" fill={conSun} stroke={conBg} strokeWidth="8" />
    </g>
  );
}

/** Renders the scene of a page's Open Graph image. */
export function SocialScene({ path }: { path: string }) {
  const slug = path.replace(/^\/(solutions|customers)\//, '');
  const agent = path.startsWith('/solutions/')
    ? agents.find((candidate) => candidate.slug === slug)
    : null;
  if (agent && agent.slug !== 'network-os') return <StrandScene strand={agent.strand} />;
  if (agent || path === '/' || path === '/demo') return <CutScene />;
  if (!path.startsWith('/customers/')) return <SpanScene />;
  // Rendering the page has already loaded its content.
  const { scene, strand } = industryContent.read(slug);
  return (
    <Frame x={652} y={130} width={500} height={312}>
      <IndustryScene scene={scene} strand={strand} />
    </Frame>
  );
}
