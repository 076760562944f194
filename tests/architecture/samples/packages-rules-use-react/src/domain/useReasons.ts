import { useState } from 'react';

export const useReasons = () => useState([]);
