import { answerLimits } from '#content/constants.ts';
import { brand } from '#content/brand.ts';
import { autoresponse, demoSubject, leadSubject } from '#content/site/demo-request.ts';
import type { DemoRequest } from '#content/site/demo-request.ts';
import { mailHeader, singleLine } from './mail-header';
import { hasStrings, isFlatObject } from '#src/lib/text/parse-json.ts';
import type { Lead } from './stored-records';

/** Request body of a hero lead (specification §15). */
export type LeadBody = Lead & { source: 'landing_page_hero'; _subject: string; _replyto: string };

/** Request body of a demo request (specification §15). */
export type DemoRequestBody = DemoRequest & {
  _subject: string;
  _replyto: string;
  _cc: string;
  _autoresponse: string;
};

const maxLength = { subject: 150, name: 80, address: answerLimits.email };
const mailFields = ['_subject', '_replyto'];
/** Field names of a lead's body. */
export const leadFields = ['email', 'timestamp', 'source', ...mailFields];
const requestFields = ['email', 'timestamp', 'firstName', 'lastName', 'website', 'employeeCount'];
/** Field names of a demo request's body. */
export const demoFields = [...requestFields, 'industry', ...mailFields, '_cc', '_autoresponse'];

const answer = (text: string) => singleLine(text, answerLimits.text);

/** Returns the request body of a lead (specification §15). */
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
 * §15).
 */
export function demoRequestBody(request: DemoRequest): DemoRequestBody {
  const firstName = mailHeader(request.firstName, maxLength.name);
  return {
    firstName: answer(request.firstName),
    lastName: answer(request.lastName),
    email: request.email,
    website: answer(request.website),
    employeeCount: request.employeeCount,
    industry: request.industry,
    timestamp: request.timestamp,
    _subject: mailHeader(demoSubject(firstName), maxLength.subject),
    _replyto: mailHeader(request.email, maxLength.address),
    _cc: brand.mail.info,
    _autoresponse: autoresponse,
  };
}

/** Returns whether the value has the shape of a lead's body. */
export function isLeadBody(value: unknown): value is LeadBody {
  return isFlatObject(value) && hasStrings(value, leadFields);
}

/** Returns whether the value has the shape of a demo request's body. */
export function isDemoRequestBody(value: unknown): value is DemoRequestBody {
  return isFlatObject(value) && hasStrings(value, demoFields);
}
