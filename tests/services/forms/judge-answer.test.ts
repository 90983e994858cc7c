import { expect, it } from 'vitest';
import { judgeAnswer } from '#src/services/forms/judge-answer.ts';

const deep = '{"a":'.repeat(50) + '{"ok":false}' + '}'.repeat(50);
const page = (text: string) => `<!doctype html><title>${text}</title>`;

const list = (text: string) => text.trim().split(/\s{2,}/);
const accepted = list(`
  {}  {"success":"true"}  {"success":true,"errors":[]}  {"ok":1,"error":null}
  {"status":"ok","code":200}  {"result":"success","failed":0}  {"error":"false"}
  {"code":"0","errorCode":0}  {"message":"Thank you! No errors"}  {"errors":{}}
  {"ok":true,"data":{"zipCode":"45011","city":"Failing"}}  {"id":7,"status":"pending"}
  {"accepted":["a@b.c"],"rejected":[]}  {"message":"If this was an error, write to us"}
  {"status":"OK","errors":{"email":[],"name":""}}  {"error":"No error"}  {"errorCode":"00"}
  {"errcode":0,"errmsg":"ok"}  {"success":true,"spam":false}  {"message":"No action required"}
  {"success":true,"message":"We do not share your address"}  {"ok":true,"data":{"reason":"Not sure yet"}}
`);
const denied = list(`
  {"error":"form over quota"}  {"errors":[{"field":"email"}]}  {"error":true,"ok":true}
  {"success":false}  {"success":"False"}  {"success":0}  {"ok":"no"}  {"ok":null}
  {"accepted":false}  {"isValid":false}  {"Success":"failed"}  {"delivered":"0"}
  {"status":"error"}  {"status":"failed"}  {"status":false}  {"result":"ERROR"}
  {"state":"REJECTED"}  {"outcome":"not_accepted"}  {"type":"validationError"}
  {"code":400}  {"statusCode":"422"}  {"status":500}  {"code":"ACCESS_DENIED"}
  {"has_errors":true}  {"errorMessage":"Closed"}  {"validationErrors":["email"]}
  {"message":"Submission failed"}  {"msg":"Invalid access key"}  {"errno":5}
  {"data":{"success":false}}  {"status":{"code":404}}  [{"ok":false}]  ${deep}
  {"accepted":[],"rejected":["a@b.c"]}  {"errcode":40013,"errmsg":"invalid"}  {"code":-1}
  {"success":"f"}  {"isSpam":true}  {"invalidFields":["email"]}  {"unsuccessful":true}
  {"status":"rate_limited"}  {"status":"timeout"}  {"result":"limit_reached"}
  {"message":"We couldn’t save your request"}  {"message":"Email is required"}
  {"message":"This form is closed"}  {"errors":{"email":["taken"],"name":[]}}
`);
const unreadable = ['', 'OK', 'null', '[]', '7', '"ok"', '{"ok":', page('Are you a robot?')];

type Case = [means: string, status: number, bodies: string[], headers?: Record<string, string>];
const byBody: Case[] = [
  ['accepted', 200, accepted],
  ['accepted', 201, accepted],
  ['refused', 200, denied],
  ['later', 200, unreadable],
];
const byStatus: Case[] = [
  ...[400, 401, 403, 404, 409, 422, 499].map((status): Case => ['refused', status, ['{}', '']]),
  ...[408, 421, 425, 429, 500, 503, 522].map((status): Case => ['later', status, ['{}', '']]),
  ['refused', 403, [page('Forbidden'), '{"error":"reCAPTCHA must be disabled"}']],
  ['later', 403, ['{}'], { 'Retry-After': '30' }],
  ['later', 403, [''], { 'cf-mitigated': 'challenge' }],
  ['later', 202, [''], { 'x-amzn-waf-action': 'challenge' }],
  [
    'later',
    403,
    ['Just a moment...', 'Attention Required! | CDN', 'Verify you are human'].map(page),
  ],
];

it.each([...byBody, ...byStatus])(
  '§15.9 form answers: %s with status %i',
  (means, status, bodies, headers) => {
    for (const body of bodies)
      expect(judgeAnswer({ status, headers: new Headers(headers) }, body, {}).means, body).toBe(
        means,
      );
  },
);

it.each<Case>([
  ...byStatus,
  ['accepted', 204, ['']],
  ['accepted', 200, ['', 'OK', 'null', '[]', '"ok"', page('Thank you!'), ...accepted]],
  ['refused', 200, ['ERROR: quota', 'false', '"failed"', 'status=error', ...denied]],
  ['refused', 200, [page('500 Internal Server Error'), '<b>Access</b> denied']],
  ['later', 200, [page('Just a moment...')]],
])('§15.13 answers: accepted by status, %s with status %i', (means, status, bodies, headers) => {
  for (const body of bodies)
    expect(judgeAnswer({ status, headers: new Headers(headers) }, body, 'status').means, body).toBe(
      means,
    );
});

it.each([
  ['accepted', '{"status":"Success","title":"Thanks"}'],
  ['later', '{"status":"queued"}'],
  ['later', '{}'],
  ['refused', '{"status":"success","errors":{"email":"invalid"}}'],
])('§15.7 form answers: a service with a documented success, %s for %s', (means, body) => {
  const response = { status: 200, headers: new Headers() };
  expect(judgeAnswer(response, body, { status: 'success' }).means).toBe(means);
});
