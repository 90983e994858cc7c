import { answerLimits } from '#content/constants.ts';
import { brand } from '#content/brand.ts';
import { autoresponse, demoAnswers, demoSubject, leadSubject } from '#content/site/demo-request.ts';
import type { DemoRequest } from '#content/site/demo-request.ts';
import { mailHeader, singleLine } from './mail-header';
import type { Lead } from './stored-records';

/** Request body of a hero lead (specification §15.3). */
export type LeadBody = Lead & { source: 'landing_page_hero'; _subject: string; _replyto: string };

/** Request body of a demo request (specification §15.4). */
export type DemoRequestBody = DemoRequest & {
  _subject: string;
  _replyto: string;
  _cc: string;
  _autoresponse: string;
};

const maxLength = { subject: 150, name: 80, address: answerLimits.email };

const answer = (text: string) => singleLine(text, answerLimits.text);

/** Returns the request body of a lead (specification §15.3). */
export function leadBody({ email, timestamp }: Lead): LeadBody {
  return {
    email,
    timestamp,
    source: 'landing_page_hero',
    _subject: mailHeader(leadSubject, maxLength.subject),
    _replyto: mailHeader(email, maxLength.address),
  };
}

/**
 * Returns the request body of a demo request, sanitized to what the service accepts (specification
 * §15.4).
 */
export function demoRequestBody(request: DemoRequest): DemoRequestBody {
  const firstName = mailHeader(request.firstName, maxLength.name);
  return {
    ...demoAnswers((_, name) => answer(request[name])),
    email: request.email,
    timestamp: request.timestamp,
    _subject: mailHeader(demoSubject(firstName), maxLength.subject),
    _replyto: mailHeader(request.email, maxLength.address),
    _cc: brand.mail.info,
    _autoresponse: autoresponse,
  };
}
