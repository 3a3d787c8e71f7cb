@echo off
rem Starts Flightstand on Windows: "flightstand COMMAND..." runs ..\flightstand.jar with the same arguments.
rem
rem As the script "flightstand" beside it, which says why, it makes an archive of loaded classes at the first start, in
rem %LOCALAPPDATA%\flightstand. The archive's name has the jar's path, and size and time of the jar and of Java.
setlocal disabledelayedexpansion

for %%F in ("%~dp0..\flightstand.jar") do set "jar=%%~fF" & set "times=%%~zF-%%~tF"
if not exist "%jar%" (
  echo flightstand: there is no file "%jar%", expected the program, which "mvn package" builds>&2
  exit /b 2
)

rem The archive with Java.
set "java=%~dp0..\jre\bin\java.exe"
if exist "%java%" goto found
if defined JAVA_HOME goto home
set java=
for %%F in (java.exe) do set "java=%%~$PATH:F"
if defined java goto found
echo flightstand: there is no Java, expected Java 17 or later on the PATH or in JAVA_HOME>&2
exit /b 2
:home
set "java=%JAVA_HOME%\bin\java.exe"
if exist "%java%" goto found
echo flightstand: JAVA_HOME is "%JAVA_HOME%", expected the folder of a Java 17 or later, which has bin\java.exe in it>&2
exit /b 2
:found

set archive=
if not defined LOCALAPPDATA goto fit
for %%F in ("%java%") do set "times=%times%-%%~zF-%%~tF"
set "place=%jar::=%"
set "place=%place:\=-%"
set "times=%times:/=%"
set "times=%times::=%"
set "times=%times: =%"
set "archive=%LOCALAPPDATA%\flightstand\%place%-%times%.jsa"
if exist "%archive%" goto start

rem An archive is there only if this Java was found to be fit.
:fit
"%java%" -version 2>&1 | findstr /r /c:"version .1[7-9]" /c:"version .[2-9][0-9]" >nul
if not errorlevel 1 goto make
echo flightstand: "%java%" is not Java 17 or later; set JAVA_HOME>&2
exit /b 2

:make
if not defined archive goto start
mkdir "%LOCALAPPDATA%\flightstand" 2>nul
set "new=%archive%.%RANDOM%%RANDOM%"
set "classes=%new%.classes"
(type nul >"%new%") 2>nul
if not exist "%new%" goto start
echo flightstand: the first start takes a few seconds longer>&2
"%java%" "-XX:DumpLoadedClassList=%classes%" -Xlog:disable -jar "%jar%" query "%~dp0first-start.ndjson" <nul >nul 2>nul
if not errorlevel 1 "%java%" -Xshare:dump "-XX:SharedClassListFile=%classes%" "-XX:SharedArchiveFile=%new%" -Xlog:disable -jar "%jar%" >nul 2>nul
if errorlevel 1 del /f "%new%" 2>nul
del /f "%classes%" 2>nul
del /f "%LOCALAPPDATA%\flightstand\%place%-*.jsa" >nul 2>nul
if not exist "%new%" type nul >"%new%"
move /y "%new%" "%archive%" >nul 2>nul
if exist "%new%" del /f "%new%" 2>nul

rem One-shot commands compile quickly, and only what runs twice as often as usual, and collect with one thread; the others run
rem long enough to gain from the best compiler, and from the collector that takes the least processor time. So do 1,000 games, or
rem those of players that play games out. Whoever chooses a collector gets that one.
:start
set quick=-XX:TieredStopAtLevel=1 -XX:CompileThresholdScaling=2
set collector=-XX:+UseSerialGC
set long=
for %%C in (serve referee) do if "%~1"=="%%C" set long=yes
if "%~1"=="play" call :play %*
if defined long set "quick=" & set collector=-XX:+UseParallelGC
set "chosen=%JAVA_TOOL_OPTIONS% %JDK_JAVA_OPTIONS% %_JAVA_OPTIONS% %FLIGHTSTAND_OPTS%"
set "chosen=%chosen:"=%"
if not "%chosen:-XX:+Use=%"=="%chosen%" set collector=
set share=
if not defined archive goto run
for %%F in ("%archive%") do if %%~zF0 gtr 0 set share="-XX:SharedArchiveFile=%archive%" -Xlog:disable
:run
"%java%" %share% %quick% %collector% %FLIGHTSTAND_OPTS% -jar "%jar%" %*
exit /b %errorlevel%

:play
for %%P in (search look-ahead all) do if "%~2"=="%%P" set long=yes
set "games=%~3"
if "%~2"=="--games" if not "%games:~3,1%"=="" set long=yes
shift
if not "%~2"=="" goto play
exit /b
