/** A topic of subscribers with the script of its conversations. */
export interface Topic {
  /** The label in the list of top questions. */
  question: string;
  /** The visitor's opening messages. */
  openings: readonly [string, string, string];
  /** The chatbot's answer. */
  reply: string;
  /** The visitor's reply and the ending of a resolved conversation. */
  thanks: string;
  closing: string;
  summary: string;
  /** The visitor's objection and the chatbot's handover in an escalated conversation. */
  insists: string;
  handover: string;
  escalatedSummary: string;
  /** The agent's response in past conversations. */
  answer: string;
  /** The share per thousand conversations, and the percentage that escalates. */
  weight: number;
  escalated: number;
}

export const topics: readonly Topic[] = [
  {
    question: 'How do I reset my router?',
    openings: [
      'My router is stuck, how do I reset it?',
      'How do I restart the router you sent me?',
      'Wifi is dead in the whole house, do I reset the box?',
    ],
    reply:
      'Your line is up and the ONT answers, so it is the router. Hold the small button on its back for 10 seconds, then wait 2 minutes for the white light.',
    thanks: 'White light is on. Works again.',
    closing: 'Good. I can see 4 devices back on your network.',
    summary: 'Router hung, reset by the subscriber, 4 devices back online.',
    insists: 'Third reset this week. I want a new router, not another reset.',
    handover:
      'I count 3 resets in 6 days on this router, which points to the power unit. A swap is a warranty case, and a person has to approve it.',
    escalatedSummary: 'Third router reset in a week, asks for a replacement.',
    answer: 'A replacement is on its way and arrives tomorrow. Keep the old unit for the courier.',
    weight: 240,
    escalated: 9,
  },
  {
    question: 'Is there an outage in my area?',
    openings: [
      'Is there an outage in my area?',
      'No internet since this morning, is it just me?',
      'Everything on our street is down. What is going on?',
    ],
    reply:
      'Yes. A span between two poles was cut at 08:12 and 64 homes on your branch are dark. A crew is on site, light is expected back by 11:30.',
    thanks: 'OK, text me when it is back please.',
    closing: 'I will text this number as soon as your ONT answers.',
    summary: 'Known cut on the branch, asked for a text on restoration.',
    insists: 'My mother has a medical alarm on this line. I need someone now.',
    handover:
      'This account has a medical alarm on it. I have raised its priority with the crew, and a person should call the subscriber now.',
    escalatedSummary: 'Outage on a line with a medical alarm, asks for a call.',
    answer: 'Called at once. The crew fed your branch from the other side first, light is back.',
    weight: 190,
    escalated: 12,
  },
  {
    question: 'When is my technician arriving?',
    openings: [
      'When is my technician arriving?',
      'The window was 9 to 12 and nobody is here yet.',
      'Can you tell me where the technician is?',
    ],
    reply:
      'Your visit is second on the route. The technician is 14 km away and should be at your door at 10:40. I will message you when he leaves the stop before.',
    thanks: 'Perfect, I will be home.',
    closing: 'Noted. Please keep the way to the outside box clear.',
    summary: 'Asked for the arrival time of a booked visit, given as 10:40.',
    insists: 'Your crew did not show up and I was still charged $99 for the install.',
    handover:
      'I can see that the visit was marked as missed, and that the install fee was billed. A refund above $50 needs a person, so I am passing this on.',
    escalatedSummary: 'Missed visit, charged an install fee, asks for a refund.',
    answer:
      'The $99 is credited to your next bill, and the visit is booked as the first of the day.',
    weight: 140,
    escalated: 21,
  },
  {
    question: 'Why is my ONT light red?',
    openings: [
      'Why is my ONT light red?',
      'The fiber box shows a red LOS light.',
      'There is a red light on the box on the wall, is that bad?',
    ],
    reply:
      'Red means that no light reaches the box. Please check that the thin yellow cable clicks into its socket and has no sharp bend.',
    thanks: 'It was loose. Green now!',
    closing: 'I read −19 dBm at your box, which is healthy.',
    summary: 'Loose patch cord at the ONT, reseated by the subscriber.',
    insists: 'The cable is fine, the dog chewed through the outside one.',
    handover:
      'The subscriber reports a damaged drop cable, and my reading of no light fits. This needs a truck and a price for the drop, which I may not promise.',
    escalatedSummary: 'Drop cable chewed through, needs a crew and a price.',
    answer: 'A crew is booked for tomorrow, 8 to 10. The drop is covered, there is nothing to pay.',
    weight: 105,
    escalated: 24,
  },
  {
    question: 'Why is my bill higher this month?',
    openings: [
      'Why is my bill higher this month?',
      'You charged me $24 more than last month.',
      'There is something on my invoice that I do not understand.',
    ],
    reply:
      'Your introductory price ended on the 3rd, which is $15, and the rest is 12 days of the faster plan that you changed to on the 18th.',
    thanks: 'Ah, the plan change. Makes sense.',
    closing: 'Next month is a whole month of it: $74, with nothing added.',
    summary: 'Bill explained: end of the introductory price and a plan change.',
    insists: 'I never agreed to a plan change. I want to dispute this.',
    handover:
      'The change came from the web account and was not confirmed by e-mail. A dispute is for a person to decide, so I have put the invoice on hold.',
    escalatedSummary: 'Disputes a plan change on the bill.',
    answer: 'We have set you back to the old plan and credited the difference.',
    weight: 92,
    escalated: 26,
  },
  {
    question: 'How do I move my service to a new address?',
    openings: [
      'How do I move my service to a new address?',
      'We move on the 1st, can we take the internet with us?',
      'I need my line at another house from next week.',
    ],
    reply:
      'The new address has fiber at the pole and a box inside, so it needs no visit. I can switch the line over on the morning of your move.',
    thanks: 'Great, the 1st in the morning then.',
    closing: 'Booked for the 1st at 7:00. Take your router along.',
    summary: 'Move booked without a visit, line switches on the 1st.',
    insists: 'The landlord says that there is no fiber in that building.',
    handover:
      'My records show a box in the building and the landlord says there is none. Someone should check the plant record before a date is promised.',
    escalatedSummary: 'Move to a building where the plant record is in doubt.',
    answer:
      'The landlord is right, the box is next door. We drill on Thursday, you are on for the 1st.',
    weight: 71,
    escalated: 18,
  },
  {
    question: 'Why is my speed below my plan?',
    openings: [
      'Why is my speed below my plan?',
      'I pay for 1 gig and get 90 meg.',
      'Video calls freeze every evening, is my line slow?',
    ],
    reply:
      'At the box you get 940 Mbps. Behind the router I see 90, so the cable between them is the old kind. One marked Cat 5e or better brings it back.',
    thanks: 'Swapped the cable, 930 now.',
    closing: 'That is what your plan promises. Enjoy.',
    summary: 'Old patch cable limited the speed, swapped by the subscriber.',
    insists: 'It is slow on every cable, every evening, and it has been for a month.',
    handover:
      'The port serves 31 homes and is full from 19:00 to 22:00. More capacity is a planning matter, so I am passing this to a person.',
    escalatedSummary: 'Slow every evening on a full port, wants a fix.',
    answer: 'Your home moves to the new card this week. You will see two minutes without light.',
    weight: 58,
    escalated: 19,
  },
  {
    question: 'Can I keep my phone number?',
    openings: [
      'Can I keep my phone number?',
      'I want to bring three numbers over from my old provider.',
      'How long does it take to move my landline number?',
    ],
    reply:
      'Yes. I need the account number and PIN of your old provider. The move takes 3 working days, and the number works all the time.',
    thanks: 'I have both here, sending them now.',
    closing: 'The order is placed. Your number changes over on Tuesday at 10:00.',
    summary: 'Number port ordered, changes over on Tuesday.',
    insists: 'The old provider says that the numbers are locked.',
    handover:
      'The old provider refuses the port with code 6P. Lifting that takes a call between carriers, which a person has to make.',
    escalatedSummary: 'Port-in of three numbers refused by the old provider.',
    answer: 'The lock is lifted. All three numbers change over on Friday at 10:00.',
    weight: 41,
    escalated: 28,
  },
  {
    question: 'Do you serve my address?',
    openings: [
      'Do you serve my address?',
      'When does fiber come to our road?',
      'Is there any plan to build out past the bridge?',
    ],
    reply:
      'Your road is in the build that starts in March. Crews hang the strand first, and your pole is planned for week 14.',
    thanks: 'Put me on the list please.',
    closing: 'You are on it. You get a message two weeks before.',
    summary: 'Address is in the March build, put on the waiting list.',
    insists: 'I was promised this build two years ago.',
    handover:
      'A letter from two springs ago named this road. I cannot say why the date moved, so a person should answer.',
    escalatedSummary: 'Build promised earlier and moved, wants the reason.',
    answer:
      'The bridge permit took 14 months. It was signed last week, and your pole is in week 14.',
    weight: 63,
    escalated: 14,
  },
];

/** Openings in other languages, with other directions and lengths. */
export const rareOpenings: readonly string[] = [
  'לא עובד לי האינטרנט מאז הבוקר, מה עושים?',
  'الإنترنت مقطوع منذ الصباح، متى يعود؟',
  'Ça ne marche plus depuis l’orage. Vous pouvez envoyer quelqu’un ?',
];
