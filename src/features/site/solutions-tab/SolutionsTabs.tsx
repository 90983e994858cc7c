import type { ReactNode } from 'react';
import { agents } from '#content/summaries.built.ts';
import { solutions } from '#content/site/home.ts';
import type { SolutionsTab } from '#machines/solutions-tab/solutions-tab.machine.ts';
import { StrandChip } from '#src/ui/illustrations/strand-chip.tsx';
import { StrandFanOut } from '#src/ui/illustrations/strand-fan-out.tsx';
import { SectionHead } from '#src/ui/layout/section.ts';
import {
  AgentLine,
  AgentLink,
  Fan,
  Panel,
  Rows,
  Split,
  Tab,
  TabList,
} from './solutions-tab.styles';
import { tabs, useSolutionsTab } from './use-solutions-tab';

type SolutionsTabsProps = { head: ReactNode; media: Record<SolutionsTab, ReactNode> };

/** Renders the section's head beside its tabs, and the agents by group with each tab's media. */
export function SolutionsTabs({ head, media }: SolutionsTabsProps) {
  const { tabProps, panelProps } = useSolutionsTab();
  return (
    <>
      <SectionHead>
        {head}
        <TabList role="tablist" aria-label="Solutions">
          {tabs.map((tab) => (
            <Tab key={tab} type="button" {...tabProps(tab)}>
              {solutions.tabs[tab].label}
            </Tab>
          ))}
        </TabList>
      </SectionHead>
      {tabs.map((tab) => {
        const listed = agents.filter(({ group }) => group === tab);
        return (
          <Panel key={tab} {...panelProps(tab)}>
            <Split>
              <div>{media[tab]}</div>
              <Fan>
                <StrandFanOut strands={listed.map(({ strand }) => strand)} />
              </Fan>
              <Rows role="list">
                {listed.map(({ slug, name, line, strand }) => (
                  <li key={slug}>
                    <StrandChip strand={strand} />
                    <div>
                      <AgentLink to="/solutions/$slug" params={{ slug }}>
                        {name}
                      </AgentLink>
                      <AgentLine>{line}</AgentLine>
                    </div>
                  </li>
                ))}
              </Rows>
            </Split>
          </Panel>
        );
      })}
    </>
  );
}
