import { testViews } from '../models/view-layer';

testViews(2);
